/** "Your turn", said by the tab, a sound and the desktop: each switchable, quiet when watched. */
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function tone(): void {
  audio ??= new AudioContext();
  for (const [i, pitch] of [660, 880].entries()) {
    const at = audio.currentTime + i * 0.13;
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.frequency.value = pitch;
    voice.type = "triangle";
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
    voice.connect(volume).connect(audio.destination);
    voice.start(at);
    voice.stop(at + 0.4);
  }
}

export function yourTurn(title: string, text: string): void {
  if (document.hasFocus()) return;
  if (settings.sound) tone();
  if (settings.notify && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(title, { body: text, tag: "spielwerk" });
    note.onclick = () => window.focus();
  }
}

export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
