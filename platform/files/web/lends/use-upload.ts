import { use, useEffect, useRef, useState } from 'react'
import { AskContext } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { sendFile } from '../send-file.ts'

/** The displayed state of an upload in progress. */
export interface UploadUnderWay {
  name: string
  bytes: number
  /** The number of bytes that have arrived. */
  sent: number
  cancel: () => void
}

/**
 * Uploads files of a kind, one after the other. `upload` returns the id to pass to an operation, or
 * null if the reader cancelled. Leaving the screen ends the upload.
 */
export function useUpload(kind: string) {
  const ask = use(AskContext)
  const { fileAt } = usePage()
  const [underWay, setUnderWay] = useState<UploadUnderWay | null>(null)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  async function upload(file: File): Promise<string | null> {
    const stop = new AbortController()
    stopping.current = stop
    const shown = { name: file.name, bytes: file.size, cancel: () => stop.abort() }
    setUnderWay({ ...shown, sent: 0 })
    try {
      return await sendFile({ ask, addressOf: (id) => fileAt(`/uploads/${id}`) }, file, {
        ...{ kind, signal: stop.signal },
        onProgress: (sent) => setUnderWay({ ...shown, sent }),
      })
    } catch (error) {
      if (stop.signal.aborted) return null
      throw error
    } finally {
      setUnderWay(null)
    }
  }

  return { upload, underWay }
}
