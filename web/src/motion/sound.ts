import { settings } from "../core/settings";

let context: AudioContext | undefined;

/** A tone that dies away: when it begins and how long it lasts in seconds, its pitch in hertz, its loudness up to 1. */
interface Tone {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
}

/** A knock on wood: noise around a pitch. */
interface Knock {
  readonly at: number;
  readonly pitch: number;
  readonly loud: number;
}

interface Sound {
  readonly knocks?: readonly Knock[];
  readonly tones?: readonly Tone[];
}

const note = (at: number, from: number, loud = 0.16, length = 0.5): Tone => ({ at, from, loud, length });
const thud = (at: number, loud: number): Tone => ({ at, from: 170, to: 70, loud, length: 0.13 });

const SOUNDS = {
  /** A piece is set down. */
  place: { knocks: [{ at: 0, pitch: 1400, loud: 0.5 }], tones: [thud(0, 0.4)] },
  /** Pieces are taken away. */
  capture: {
    knocks: [
      { at: 0, pitch: 1400, loud: 0.5 },
      { at: 0.09, pitch: 800, loud: 0.55 },
      { at: 0.17, pitch: 600, loud: 0.45 },
    ],
    tones: [thud(0, 0.4), thud(0.1, 0.5)],
  },
  /** It is up to whoever looks. */
  turn: { tones: [note(0.22, 660, 0.1, 0.35), note(0.32, 880, 0.1, 0.45)] },
  won: { tones: [note(0.2, 523), note(0.35, 659), note(0.5, 784), note(0.65, 1047, 0.2, 1.1)] },
  lost: { tones: [note(0.2, 392), note(0.45, 311), note(0.7, 262, 0.16, 1)] },
  /** Over, without anything to be glad or sorry about. */
  ended: { tones: [note(0.2, 523), note(0.4, 523, 0.14, 0.8)] },
  chat: { tones: [{ at: 0, from: 900, to: 1250, loud: 0.1, length: 0.12 }] },
} satisfies Record<string, Sound>;

/** Lets something be heard, if sound is wanted. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.get("sound")) {
    return;
  }
  context ??= new AudioContext();
  const { knocks = [], tones = [] }: Sound = SOUNDS[name];
  for (const knock of knocks) {
    playKnock(context, knock);
  }
  for (const tone of tones) {
    playTone(context, tone);
  }
}

function playTone(audio: AudioContext, { at, length, from, to = from, loud }: Tone): void {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = "triangle";
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.connect(fading(audio, begin, length, loud));
  source.start(begin);
  source.stop(begin + length);
}

function playKnock(audio: AudioContext, { at, pitch, loud }: Knock): void {
  const begin = audio.currentTime + at;
  const length = 0.06;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1),
    0,
  );
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const wood = audio.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = pitch;
  wood.Q.value = 2.5;
  source.connect(wood).connect(fading(audio, begin, length, loud));
  source.start(begin);
}

function fading(audio: AudioContext, begin: number, length: number, loud: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  volume.connect(audio.destination);
  return volume;
}
