import { useState } from 'react'
import { DOCUMENT } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { profiles } from '../contract.ts'
import { demandSize } from '#core/file-limits.ts'
import { isAcceptedFile } from '../profiles.ts'
import { useKept } from '#web/asking/use-kept.ts'

/** Gives chosen files to a profile, each for itself; `problems` says which were not taken, and why. */
export function useFileUpload(profileId: string) {
  const { mutateAsync: add } = useWrite(profiles.addFiles)
  const readsFiles = useKept('profiles/context')
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
    const content = await base64Of(file)
    await add({ id: profileId, files: [{ name: file.name, bytes: file.size, content }] })
  }

  return { upload: (files: readonly File[]) => void upload(files), problems, reading }
}

/** The browser writes it as an address of the data; what follows the comma is the content. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(unreadable(file)))
    reader.readAsDataURL(file)
  })
}

/** It was moved or changed after it was chosen, or it is a folder. */
function unreadable({ name }: File): Problem {
  return new Problem('invalid', `“${name}” could not be read. Choose it again.`)
}
