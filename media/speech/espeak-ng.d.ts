/** The used part of the library; the package has no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  export interface SpokenEvent {
    type: string
    /** Position in the text, from 1. */
    text_position: number
    /** Milliseconds from the beginning. */
    audio_position: number
  }

  export interface EspeakWorker {
    /** Returns 0 if the voice exists. */
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    set_pitch(pitch: number): void
    set_range(range: number): void
    synthesize(
      text: string,
      onSound: (samples: Int16Array | null, events: SpokenEvent[]) => void,
    ): void
  }

  const start: () => Promise<{ eSpeakNGWorker: new () => EspeakWorker }>
  export default start
}
