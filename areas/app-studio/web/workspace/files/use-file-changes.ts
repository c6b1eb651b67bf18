import { useContext } from 'react'
import { demandSize } from '#core/file-limits.ts'
import { Problem } from '#core/problem.ts'
import { useUpload } from '#platform/files/web/lends/use-upload.ts'
import { AskContext } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { studioFiles, type SavedChange } from '../../../contracts/files.ts'
import { isWithin } from '../../../editing/file-nodes.ts'
import { REPOSITORY } from '../../../limits.ts'
import type { Source } from '../use-source.ts'

/** Actions that add, move and delete files. Each one is a save. */
export function useFileChanges(source: Source) {
  const { project, files, path, onCommit, onOpen } = source
  const ask = useContext(AskContext)
  const toast = useToast()
  const attempt = useAttempt()
  const { upload } = useUpload('app-studio/project')

  async function save(changes: SavedChange[]): Promise<void> {
    // Unsaved texts are saved first, so that they are moved or deleted with their files.
    await files.flush()
    const { commit: base } = await ask(studioFiles.getTree, { project })
    const { commit, conflicts } = await ask(studioFiles.saveFiles, { project, base, changes })
    if (conflicts.length > 0) throw changedMeanwhile()
    onCommit(commit)
  }

  return {
    async addFile(added: string) {
      const { files: known } = await ask(studioFiles.getTree, { project })
      if (known.some((file) => file.path === added))
        throw new Problem('conflict', `“${added}” is there already.`)
      await save([{ do: 'write', path: added, content: { text: '' } }])
      onOpen(added)
    },

    addFolder: (added: string) => save([{ do: 'add-folder', path: added }]),

    async move(from: string, to: string) {
      await save([{ do: 'move', path: from, to }])
      files.dropWithin(from)
      if (path !== null && isWithin(path, from)) onOpen(to + path.slice(from.length))
    },

    async remove(thing: string) {
      await files.flush()
      const before = await attempt(ask(studioFiles.getTree, { project }))
      if (
        !before ||
        (await attempt(save([{ do: 'delete', path: thing }]).then(() => true))) === null
      )
        return
      files.dropWithin(thing)
      const restore = async () => {
        const { commit: base } = await ask(studioFiles.getTree, { project })
        const restored = { project, base, commit: before.commit!, path: thing }
        onCommit((await ask(studioFiles.restoreFiles, restored)).commit)
      }
      toast({
        title: `Deleted ${thing}`,
        action: { label: 'Undo', onSelect: () => void attempt(restore()) },
      })
    },

    /**
     * Copies the files of a ZIP file into a folder; an empty `folder` is the top. Existing files
     * are replaced.
     */
    async importZip(folder: string, chosen: File) {
      const done = await attempt(
        (async () => {
          demandSize(chosen, REPOSITORY.bytes, 'Leave out what is built or installed.')
          const sent = await upload(chosen)
          if (sent === null) return false
          await files.flush()
          const { commit: base } = await ask(studioFiles.getTree, { project })
          const { commit, conflicts } = await ask(studioFiles.importFiles, {
            ...{ project, base, upload: sent },
            ...(folder !== '' && { folder }),
          })
          if (conflicts.length > 0) throw changedMeanwhile()
          onCommit(commit)
          await files.takeIn(commit)
          return true
        })(),
      )
      if (done) toast({ tone: 'success', title: `Imported ${chosen.name}` })
    },

    /** Copies chosen files into a folder; an empty `folder` is the top. */
    async upload(folder: string, chosen: readonly File[]) {
      const at = folder === '' ? '' : `${folder}/`
      const read = chosen.map(async (file): Promise<SavedChange> => ({
        ...{ do: 'write', path: at + file.name },
        content: { base64: await base64Of(file) },
      }))
      const done = await attempt(
        Promise.all(read)
          .then(save)
          .then(() => true),
      )
      if (!done) return
      for (const { name } of chosen) files.dropWithin(at + name)
      toast({
        title: `Uploaded ${chosen.length === 1 ? chosen[0]!.name : `${chosen.length} files`}`,
      })
    },
  }
}

const changedMeanwhile = () =>
  new Problem('conflict', 'The files were changed elsewhere meanwhile. Try again.')

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(new Problem('invalid', `${file.name} could not be read.`))
    // Removes "data:…;base64," before the content.
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''))
    reader.readAsDataURL(file)
  })
}
