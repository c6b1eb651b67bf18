import { useState } from 'react'
import { DOCUMENT } from '../limits.ts'
import { useUpload } from '#platform/files/web/lends/use-upload.ts'
import { useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { profiles } from '../contract.ts'
import { demandSize } from '#core/file-limits.ts'
import { isAcceptedFile } from '../profiles.ts'
import { useKept } from '#web/asking/use-kept.ts'

/** Adds chosen files to a profile one by one; `problems` says which were refused, and why. */
export function useFileUpload(profileId: string) {
  const { mutateAsync: add } = useWrite(profiles.addFiles)
  const readsFiles = useKept('profiles/context')
  const { upload: send, underWay } = useUpload('profiles/document')
  const [problems, setProblems] = useState<string[]>([])
  const [reading, setReading] = useState<string | null>(null)

  async function upload(files: readonly File[]): Promise<void> {
    if (!readsFiles) {
      const named = files.filter(({ name }) => isAcceptedFile(name))
      if (named.length > 0)
        await add({ id: profileId, files: named.map(({ name, size }) => ({ name, bytes: size })) })
      return
    }
    setProblems([])
    for (const file of files) {
      setReading(file.name)
      await addOne(file).catch((error: unknown) => {
        setProblems((before) => [...before, explain(error)])
      })
    }
    setReading(null)
  }

  async function addOne(file: File): Promise<void> {
    demandSize(file, DOCUMENT.bytes, 'Split it, or upload only the part that matters.')
    const sent = await send(file)
    // The reader canceled the upload.
    if (sent === null) return
    await add({ id: profileId, files: [{ name: file.name, bytes: file.size, upload: sent }] })
  }

  return { upload: (files: readonly File[]) => void upload(files), problems, reading, underWay }
}
