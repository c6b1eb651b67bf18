import { useRef, type ChangeEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { FileUp } from '#web/ui/icons.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { voices } from '../../contracts/voices.ts'
import { VOICES } from '../../voices/limits.ts'
import { readVoiceFile, refusedVoice, tooLarge } from '../../voices/voice-file.ts'

/** Adds a voice from a file that was exported here or on another server. */
export function ImportVoice({ onAdded }: { onAdded: (voice: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const attempt = useAttempt()
  const add = useWrite(voices.addVoice)

  async function addFrom(file: File) {
    if (file.size > VOICES.fileBytes) throw tooLarge()
    const voice = readVoiceFile(await file.text())
    return add.mutateAsync({ voice }).catch((cause: unknown) => {
      throw refusedVoice(cause)
    })
  }

  async function handlePick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (!file) return
    const added = await attempt(addFrom(file))
    // Clears the field, so that the file can be chosen again after it was corrected.
    target.value = ''
    if (added) onAdded(added.voice)
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="Voice file"
        onChange={(event) => void handlePick(event)}
      />
      <Button
        size="s"
        icon={<FileUp />}
        disabled={add.isPending}
        onClick={() => input.current?.click()}
      >
        Import
      </Button>
    </>
  )
}
