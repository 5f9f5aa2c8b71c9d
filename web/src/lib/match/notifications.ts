/** Tells users in another tab that it is their turn: in the title, and by a notification. */

import { settings } from '@/lib/ui/settings.svelte';

let shown: Notification | null = null;

export function nameTab(title: string, waiting: boolean): void {
  const name = waiting ? `● ${title}` : title;
  if (document.title !== name) document.title = name; // browsers write it anew even if it is the same
}

export async function wantNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  const granted = (await Notification.requestPermission()) === 'granted';
  settings.set('notify', granted);
  return granted;
}

export function notify(title: string, body: string): void {
  if (!document.hidden || !settings.get('notify') || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  shown?.close();
  shown = new Notification(title, { body, tag: 'pantheon-turn' });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}
