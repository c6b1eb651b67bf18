import { useId, useState } from 'react'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextArea } from '#web/ui/controls/Field.tsx'
import { count } from '#web/ui/count.ts'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { contentLanguages } from '../../choices.ts'
import type { Proposal } from '../../voices/learn.ts'
import type { VoiceLanguage } from '../../voices/languages.ts'
import { VOICES } from '../../voices/limits.ts'
import type { VoiceDraft } from '../../voices/voice.ts'
import { languageWords, optionsOf } from '../content-words.ts'
import { OwnTexts } from './OwnTexts.tsx'
import { TOO_MUCH, useLearning } from './use-learning.ts'

interface LearnDialogProps {
  voice: VoiceDraft
  open: boolean
  onClose: () => void
  /** Receives the voice with one more proposal applied. */
  onTake: (voice: VoiceDraft) => void
}

/**
 * A dialog that counts the habits in some texts, and proposes settings that the reader accepts one
 * by one.
 */
export function LearnDialog({ voice, open, onClose, onTake }: LearnDialogProps) {
  const [pasted, setPasted] = useState('')
  const [files, setFiles] = useState<{ name: string; text: string }[]>([])
  const [language, setLanguage] = useState<VoiceLanguage>('en')
  const [chosen, setChosen] = useState<string[]>([])
  const learning = useLearning()
  const [fault, setFault] = useState<string | null>(null)
  const hint = useId()

  async function handleFiles(picked: File[]) {
    const room = picked.reduce((sum, { size }) => sum + size, 0)
    if (room > VOICES.examplesCharacters * 4) return setFault(TOO_MUCH)
    const read = await Promise.all(
      picked.map(async (file) => ({ name: file.name, text: await file.text() })),
    )
    setFault(null)
    setFiles([...files, ...read])
  }

  function handleAnalyze() {
    setFault(null)
    const given = [...files.map(({ text }) => text), pasted]
    learning.mutate({ given, drafts: chosen, language })
  }

  const proposals = learning.data?.proposals

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Learn from examples"
      size="wide"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="dialog-form">
        <OwnTexts chosen={chosen} onChoose={setChosen} />
        <Field
          label="Other texts in your voice"
          hint="They are analyzed in this browser, and not stored."
        >
          <TextArea
            rows={4}
            value={pasted}
            dir="auto"
            onChange={({ target }) => setPasted(target.value)}
          />
        </Field>
        <FilePicker
          className="drop-zone"
          label="Example files"
          fieldLabel="Files"
          accept=".txt,.md,text/plain,text/markdown"
          multiple
          action="Choose files"
          describedBy={hint}
          onPick={(picked) => void handleFiles(picked)}
        >
          <p id={hint}>
            {files.length === 0
              ? 'Plain text or Markdown.'
              : files.map(({ name }) => name).join(', ')}
          </p>
        </FilePicker>
        <Field label="Language of the texts">
          <Select
            options={optionsOf(contentLanguages, languageWords)}
            value={language}
            onChange={setLanguage}
          />
        </Field>
        <Button disabled={learning.isPending} onClick={handleAnalyze}>
          Analyze
        </Button>
        <FormError of={fault ?? learning.error} />
        <div aria-live="polite">
          {learning.data?.read.map((line) => (
            <p key={line} className="meta">
              {line}
            </p>
          ))}
          {proposals?.length === 0 && <p>There is too little text to propose anything.</p>}
          {proposals && proposals.length > 0 && <p>{count(proposals.length, 'proposal')}</p>}
        </div>
        <Proposals proposals={proposals ?? []} voice={voice} onTake={onTake} />
      </div>
    </Dialog>
  )
}

interface ProposalsProps extends Pick<LearnDialogProps, 'voice' | 'onTake'> {
  proposals: readonly Proposal[]
}

function Proposals({ proposals, voice, onTake }: ProposalsProps) {
  return (
    <ul className="voice-proposals">
      {proposals.map((proposal) => {
        const taken = proposal.apply(voice)
        const isTaken = JSON.stringify(taken) === JSON.stringify(voice)
        return (
          <li key={proposal.id}>
            <div>
              <p>
                <strong>{proposal.setting}:</strong> {proposal.proposed}
              </p>
              <p className="meta">{proposal.counted}</p>
            </div>
            <Button size="s" disabled={isTaken} onClick={() => onTake(taken)}>
              {isTaken ? 'Applied' : 'Apply'}
              <span className="visually-hidden">: {proposal.setting}</span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
