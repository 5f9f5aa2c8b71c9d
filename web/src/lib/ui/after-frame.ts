/** After the next picture: what is read of the layout then is known, and nobody waits for it. */
export const afterFrame = () =>
  new Promise<unknown>((done) => {
    if (document.hidden) setTimeout(done);
    else requestAnimationFrame(() => setTimeout(done));
  });
