import '@/art/paper.css';
import '@/design/tokens.css';
import '@/design/fonts.css';
import '@/design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(App, { target });
}

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js').catch(() => {});
}
