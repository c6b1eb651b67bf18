import { useState } from 'react'
import { useUpload } from '#platform/files/web/lends/use-upload.ts'
import { useWrite } from '#web/asking/api.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { media, type Media } from '../../contracts/media.ts'

/** Extensions and types for the file input. */
export const mediaTypes = '.jpg,.jpeg,.png,.webp,.gif,.avif,.mp4,.webm,image/*,video/*'

/** Adds files to the media of a site, one after another. */
export function useAddMedia(site: string, folder = '') {
  const { upload, underWay } = useUpload('website-builder/media')
  const add = useWrite(media.addMedia)
  const attempt = useAttempt()
  const [left, setLeft] = useState(0)

  /**
   * Adds the files, and returns those that were added. A toast is shown for each file that was not.
   */
  async function addFiles(files: readonly File[]): Promise<Media[]> {
    const added: Media[] = []
    setLeft(files.length)
    for (const [at, file] of files.entries()) {
      const one = await attempt(addOne(file))
      if (one) added.push(one)
      setLeft(files.length - at - 1)
    }
    return added
  }

  async function addOne(file: File): Promise<Media | null> {
    const id = await upload(file)
    return id === null ? null : add.mutateAsync({ site, name: file.name, upload: id, folder })
  }

  return { addFiles, underWay, left }
}
