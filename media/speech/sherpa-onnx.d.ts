/** The used part of the library; the package has no types. */
declare module 'sherpa-onnx-node' {
  export interface OfflineTts {
    numSpeakers: number
    generateAsync(question: {
      text: string
      sid: number
      speed: number
      enableExternalBuffer: boolean
    }): Promise<{ samples: Float32Array; sampleRate: number }>
  }

  const program: {
    OfflineTts: {
      createAsync(config: {
        model: object
        maxNumSentences: number
        numThreads: number
      }): Promise<OfflineTts>
    }
  }
  export default program
}
