import './VoicePanel.css'
import { memo, useMemo, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { count } from '#web/ui/count.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { contentLanguages } from '../../choices.ts'
import { drafts, type OpenDraft } from '../../contracts/drafts.ts'
import { voices } from '../../contracts/voices.ts'
import { wordsOf, type DraftText, type Part } from '../../drafts/draft.ts'
import { stays } from '../../voices/check.ts'
import { applyFinding, checkDraft, fixDraft, passageOf } from '../../voices/draft-voice.ts'
import type { PartFinding } from '../../voices/finding.ts'
import { measure } from '../../voices/measures/measure.ts'
import { usualRules, type VoiceRules } from '../../voices/voice.ts'
import { FindingRows } from './FindingRows.tsx'
import { shownWords } from './finding-words.ts'
import { usePlainEnglish } from './use-plain-english.ts'
import { VoiceNumbers } from './VoiceNumbers.tsx'

interface CheckedProps {
  /** The text that is checked, which may be older than the one being typed. */
  text: DraftText
  /** Returns the current text, to which fixes are applied. */
  latest: () => DraftText
  /** The language of the draft. Rules for other languages are not applied. */
  language: (typeof contentLanguages)[number]
  /**
   * Receives the text with one or all findings fixed; words of sources and citations are unchanged.
   */
  onChange: (text: DraftText) => void
  /** Shows the part of a finding, for example by focusing its field. */
  onShow?: (part: string) => void
}

export interface VoicePanelProps extends CheckedProps {
  /** The draft that this panel chooses a voice for. */
  draft: string
  voice: OpenDraft['voice']
}

/** A panel with the findings of a draft by part, its two measures, and the choice of its voice. */
export const VoicePanel = memo(function VoicePanel(props: VoicePanelProps) {
  return (
    <Panel title="Voice" className="voice-panel" skeleton={<SkeletonLines count={8} />}>
      <ChosenVoice {...props} />
    </Panel>
  )
})

function ChosenVoice({ draft, voice, ...props }: VoicePanelProps) {
  const { voices: all } = useRead(voices.listVoices, {})
  const [chosen, setChosen] = useState(voice?.id ?? null)
  const choose = useWrite(drafts.chooseVoice)
  const attempt = useAttempt()
  const [usual] = all
  if (!usual)
    return (
      <>
        <p className="voice-none">
          Checked by the usual rules.{' '}
          <PageLink page="/ai-content/brand-voice">Write a voice of your own</PageLink>
        </p>
        <Checked {...props} rules={usualRules} />
      </>
    )
  const id = all.some((one) => one.id === chosen) ? chosen! : usual.id
  return (
    <>
      <Field label="Voice of this text">
        <Select
          options={all.map(({ id: value, name }) => ({ value, label: name }))}
          value={id}
          onChange={(next) => {
            setChosen(next)
            void attempt(choose.mutateAsync({ draft, voice: next }))
          }}
        />
      </Field>
      {voice?.isGone && voice.id === chosen && (
        <p className="meta" dir="auto">
          The voice “{voice.name}” was deleted. {usual.name} stands in for it.
        </p>
      )}
      <CheckedBy {...props} voice={id} />
    </>
  )
}

function CheckedBy({ voice, ...props }: CheckedProps & { voice: string }) {
  const { rules } = useRead(voices.getVoice, { voice })
  return <Checked {...props} rules={rules} />
}

function Checked(props: CheckedProps & { rules: VoiceRules }) {
  const { text, latest, language, rules, onChange, onShow } = props
  const findings = useMemo(() => checkDraft(text, rules, language), [text, rules, language])
  const measures = useMemo(
    () => measure(passageOf(text).text, inPassage(text, findings), language),
    [text, findings, language],
  )
  const plain = usePlainEnglish(text)
  const [done, setDone] = useState('')
  const own = findings.filter((finding) => !stays(finding))
  const quoted = findings.filter(stays)
  const fixable = findings.filter(({ instead }) => instead !== null).length

  function handleFixAll() {
    const { draft, fixed } = fixDraft(latest(), rules, language)
    if (fixed > 0) onChange(draft)
    setDone(`${count(fixed, 'place')} fixed.`)
  }

  function handleApply(finding: PartFinding) {
    const now = latest()
    const isHere = ({ id }: Part) => id === finding.part
    // The words of this finding have changed since it was made.
    if (now.parts.find(isHere) !== text.parts.find(isHere)) return
    const changed = applyFinding(now, finding)
    onChange(changed)
    setDone('')
    if (finding.rule === 'plain-english') plain.check(changed)
  }

  return (
    <>
      <VoiceNumbers measures={measures} />
      <div className="voice-actions">
        <p>
          {own.length > 0
            ? count(own.length, 'finding')
            : quoted.length > 0
              ? 'Your words are in this voice.'
              : 'Everything is in this voice.'}
        </p>
        {fixable > 0 && (
          <Button size="s" onClick={handleFixAll}>
            Fix all
          </Button>
        )}
        <p role="status">{done}</p>
      </div>
      <FindingsByPart {...{ text, onShow }} findings={own} onApply={handleApply} />
      {quoted.length > 0 && (
        <details>
          <summary>{count(quoted.length, 'finding')} in words of sources, which stay</summary>
          <FindingsByPart {...{ text, onShow }} findings={quoted} onApply={handleApply} />
        </details>
      )}
      {language === 'en' && (
        <section className="voice-plain" aria-label="Plain English">
          <h3>Plain English</h3>
          <FormError of={plain.error} />
          {plain.findings?.length === 0 && <p>Nothing to simplify.</p>}
          {plain.findings && (
            <FindingsByPart {...{ text, onShow }} findings={plain.findings} onApply={handleApply} />
          )}
          <Button size="s" disabled={plain.isChecking} onClick={() => plain.check(text)}>
            {plain.findings ? 'Check again' : 'Check'}
          </Button>
        </section>
      )}
    </>
  )
}

interface FindingsByPartProps extends Pick<CheckedProps, 'text' | 'onShow'> {
  findings: readonly PartFinding[]
  onApply: (finding: PartFinding) => void
}

/** The number of findings that are shown at first, because a long text can have thousands. */
const SHOWN = 12

function FindingsByPart({ text, findings, onShow, onApply }: FindingsByPartProps) {
  const [most, setMost] = useState(SHOWN)
  const shown = findings.slice(0, most)
  const parts = new Set(shown.map(({ part }) => part))
  return (
    <>
      {text.parts
        .filter(({ id }) => parts.has(id))
        .map((part) => (
          <section key={part.id} className="voice-part" aria-label={shownWords(wordsOf(part))}>
            {onShow ? (
              <Button variant="quiet" size="s" dir="auto" onClick={() => onShow(part.id)}>
                {shownWords(wordsOf(part))}
              </Button>
            ) : (
              <p dir="auto">{shownWords(wordsOf(part))}</p>
            )}
            <FindingRows
              findings={shown.filter((finding) => finding.part === part.id)}
              onApply={onApply}
            />
          </section>
        ))}
      {findings.length > most && (
        <Button size="s" onClick={() => setMost(most + 10 * SHOWN)}>
          {`Show more of ${findings.length}`}
        </Button>
      )}
    </>
  )
}

/** Converts the positions of findings from their part to the whole text. */
function inPassage(text: DraftText, findings: readonly PartFinding[]): { start: number }[] {
  const { seams } = passageOf(text)
  const starts = new Map<string, number>()
  let nth = 0
  for (const { id, runs } of text.parts) {
    starts.set(id, seams[nth] ?? 0)
    nth += runs.length * 2
  }
  return findings.map(({ part, start }) => ({ start: (starts.get(part) ?? 0) + start }))
}
