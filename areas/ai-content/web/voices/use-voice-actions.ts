import { useContext } from 'react'
import { AskContext, useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { voices, type VoiceSummary } from '../../contracts/voices.ts'
import { writeVoiceFile } from '../../voices/voice-file.ts'
import { emptyVoice } from '../../voices/voice.ts'

type Named = Pick<VoiceSummary, 'id' | 'name'>

/** Actions on voices. `onAdded` is called with the id of a voice that one of them adds. */
export function useVoiceActions(onAdded: (voice: string) => void = () => {}) {
  const ask = useContext(AskContext)
  const toast = useToast()
  const attempt = useAttempt()
  const add = useWrite(voices.addVoice)
  const duplicate = useWrite(voices.duplicateVoice)
  const choose = useWrite(voices.makeUsual)
  const remove = useWrite(voices.deleteVoice)
  const restore = useWrite(voices.restoreVoice)

  async function addNew() {
    const added = await attempt(add.mutateAsync({ voice: emptyVoice('New voice') }))
    if (added) onAdded(added.voice)
  }

  async function copy({ id }: Named) {
    const added = await attempt(duplicate.mutateAsync({ voice: id }))
    if (added) onAdded(added.voice)
  }

  async function save({ id, name }: Named) {
    const voice = await attempt(ask(voices.getVoice, { voice: id }))
    if (voice) saveFile(`${fileName(name)}.voice.json`, writeVoiceFile(voice), 'application/json')
  }

  async function makeUsual({ id, name }: Named) {
    const done = await attempt(choose.mutateAsync({ voice: id }).then(() => true))
    if (done) toast({ tone: 'success', title: 'Usual voice chosen', text: name })
  }

  async function deleteIt({ id, name }: Named) {
    const done = await attempt(remove.mutateAsync({ voice: id }).then(() => true))
    if (!done) return
    const onSelect = () => void attempt(restore.mutateAsync({ voice: id }))
    toast({ title: 'Voice deleted', text: name, action: { label: 'Undo', onSelect } })
  }

  async function restoreIt({ id, name }: Named) {
    const done = await attempt(restore.mutateAsync({ voice: id }).then(() => true))
    if (done) toast({ tone: 'success', title: 'Voice restored', text: name })
  }

  return { addNew, copy, save, makeUsual, deleteIt, restoreIt, isAdding: add.isPending }
}

/** Keeps the letters, digits, spaces and hyphens of a name; "voice" if nothing is left. */
function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} -]/gu, '').trim() || 'voice'
}
