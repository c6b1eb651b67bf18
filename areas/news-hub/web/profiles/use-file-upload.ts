import { useState } from 'react'
import { useWrite } from '#web/api.tsx'
import { explain } from '#web/ui/Trouble.tsx'
import { profiles } from '../../contracts/profiles.ts'
import { isAcceptedFile } from '../../profiles.ts'
import { useKept } from '../use-kept.ts'

/** What the page says: "up to 10MB". */
const MOST_BYTES = 10_000_000

/** Gives chosen files to a profile, each for itself; `problems` says which were not taken, and why. */
export function useFileUpload(profileId: string) {
  const { mutateAsync: add } = useWrite(profiles.addFiles)
  const readsFiles = useKept('profile-context')
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
    if (file.size > MOST_BYTES)
      throw new Error(`“${file.name}” is larger than 10 MB. Split it, or upload only a part.`)
    const content = await base64Of(file)
    await add({ id: profileId, files: [{ name: file.name, bytes: file.size, content }] })
  }

  return { upload: (files: readonly File[]) => void upload(files), problems, reading }
}

/** The browser writes it as an address of the data; what follows the comma is the content. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
