import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextArea } from '#web/ui/controls/Field.tsx'
import { count } from '#web/ui/count.ts'
import { contentLanguages } from '../../choices.ts'
import { check } from '../../voices/check.ts'
import { applied, fixAll } from '../../voices/fix.ts'
import type { VoiceLanguage } from '../../voices/languages.ts'
import { measure } from '../../voices/measures/measure.ts'
import type { VoiceRules } from '../../voices/voice.ts'
import { languageWords, optionsOf } from '../content-words.ts'
import { FindingRows } from './FindingRows.tsx'
import { VoiceNumbers } from './VoiceNumbers.tsx'
import './VoicePanel.css'

/** The most findings to list, because a long text can have thousands. */
const SHOWN = 50

/** A box to try a voice on any text, before it is saved. */
export function TryIt({ rules }: { rules: VoiceRules }) {
  const [typed, setTyped] = useState('')
  const [language, setLanguage] = useState<VoiceLanguage>('en')
  const [done, setDone] = useState('')
  const text = useDeferredValue(typed)
  const settled = useDeferredValue(rules)
  const findings = useMemo(() => check(text, settled, language), [text, settled, language])
  const measures = useMemo(() => measure(text, findings, language), [text, findings, language])
  const shown = findings.slice(0, SHOWN).map((finding) => ({
    ...finding,
    found: text.slice(finding.start, finding.end),
  }))

  function handleFixAll() {
    const fixed = fixAll({ text, kept: [], seams: [] }, settled, language)
    setTyped(fixed.text)
    setDone(`${count(fixed.fixed, 'place')} fixed.`)
  }

  return (
    <section className="voice-try" aria-label="Try it">
      <h3>Try it</h3>
      <Field label="Text">
        <TextArea
          rows={6}
          value={typed}
          lang={language}
          dir="auto"
          placeholder="Write or paste a text"
          onChange={({ target }) => {
            setTyped(target.value)
            setDone('')
          }}
        />
      </Field>
      <Field label="Language of the text">
        <Select
          options={optionsOf(contentLanguages, languageWords)}
          value={language}
          onChange={setLanguage}
        />
      </Field>
      <VoiceNumbers measures={measures} />
      <div className="voice-actions">
        <p>{verdict(text, findings.length)}</p>
        {findings.some(({ instead }) => instead !== null) && (
          <Button size="s" onClick={handleFixAll}>
            Fix all
          </Button>
        )}
        <p role="status">{done}</p>
      </div>
      <FindingRows
        findings={shown}
        onApply={(finding) => setTyped(applied({ text, kept: [], seams: [] }, [finding]).text)}
      />
      {findings.length > SHOWN && <p>{`The first ${SHOWN} of ${findings.length} are listed.`}</p>}
    </section>
  )
}

function verdict(text: string, findings: number): string {
  if (text.trim() === '') return 'Findings appear here as you write.'
  return findings === 0 ? 'Everything is in this voice.' : count(findings, 'finding')
}
