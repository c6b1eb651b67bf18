/** What we use of it; the package comes without types. */
declare module 'sherpa-onnx-node' {
  export class OfflineTts {
    static createAsync(config: {
      model: object
      maxNumSentences?: number
      numThreads?: number
    }): Promise<OfflineTts>
    numSpeakers: number
    sampleRate: number
    generateAsync(question: {
      text: string
      sid: number
      speed: number
      enableExternalBuffer?: boolean
    }): Promise<{ samples: Float32Array; sampleRate: number }>
  }
}
