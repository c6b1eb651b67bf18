import { useRef } from 'react'
import { PROFILES } from '../limits.ts'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { Download, Upload } from '#web/ui/more-icons.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { profileContext, profiles } from '../contract.ts'
import { demandSize } from '#core/file-limits.ts'
import { useKept } from '#web/asking/use-kept.ts'

/**
 * Imports and exports profiles. In the demo, which has no files, the buttons only call the
 * operations.
 */
export function Transfer() {
  const hasFiles = useKept('profiles/context')
  const tellExport = useWrite(profiles.exportProfiles)
  const tellImport = useWrite(profiles.importProfiles)
  const write = useWrite(profileContext.writeProfiles)
  const read = useWrite(profileContext.readProfiles)
  const showToast = useToast()
  const input = useRef<HTMLInputElement>(null)

  async function handleExport() {
    try {
      const { name, text } = await write.mutateAsync({})
      saveFile(name, text, 'application/json')
    } catch (error) {
      showToast({ title: 'Nothing was exported', text: explain(error), tone: 'error' })
    }
  }

  async function handleImport(file: File | undefined) {
    if (!file) return
    try {
      demandSize(file, PROFILES.bytes, 'Choose a file that was exported from this page.')
      const { added } = await read.mutateAsync({ text: await file.text() })
      showToast({ title: `Added ${count(added, 'profile')}`, tone: 'success' })
    } catch (error) {
      showToast({ title: 'Nothing was imported', text: explain(error), tone: 'error' })
    }
    // The field is emptied, so that the reader can choose the same file again.
    if (input.current) input.current.value = ''
  }

  return (
    <>
      {hasFiles && (
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="Profiles file"
          onChange={(event) => void handleImport(event.target.files?.[0])}
        />
      )}
      <Button
        variant="quiet"
        size="s"
        icon={<Upload />}
        onClick={() => (hasFiles ? input.current?.click() : tellImport.mutate({}))}
      >
        Import
      </Button>
      <Button
        variant="quiet"
        size="s"
        icon={<Download />}
        onClick={() => (hasFiles ? void handleExport() : tellExport.mutate({}))}
      >
        Export
      </Button>
    </>
  )
}
