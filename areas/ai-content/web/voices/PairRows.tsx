import { useId, useMemo, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronUp, Plus, Trash2 } from '#web/ui/icons.ts'
import { VOICES } from '../../voices/limits.ts'
import type { VoiceRules, WordPair } from '../../voices/voice.ts'
import { readWordList } from '../../voices/word-list.ts'

interface PairRowsProps {
  rules: VoiceRules
  /** Errors by path, such as `rules.pairs.0.words`. */
  errors: Record<string, string | undefined>
  onChange: (pairs: WordPair[]) => void
}

/** The number of rows that are shown at first, because a voice can have thousands. */
const SHOWN = 50

/** Rows of words to avoid, each with its replacement. Upper rows take precedence. */
export function PairRows({ rules, errors, onChange }: PairRowsProps) {
  const { pairs } = rules
  const [most, setMost] = useState(SHOWN)
  // Conflicts are computed for English: the order of rows matters in every language, and only
  // English adds forms of words.
  const { quarrels } = useMemo(() => readWordList(rules, 'en'), [rules])
  const change = (row: number, changes: Partial<WordPair>) =>
    onChange(pairs.map((pair, nth) => (nth === row ? { ...pair, ...changes } : pair)))

  function raise(row: number) {
    const moved = [...pairs]
    const [pair] = moved.splice(row, 1)
    moved.splice(row - 1, 0, pair!)
    onChange(moved)
  }

  function add() {
    onChange([...pairs, { words: '', instead: '' }])
    setMost(Math.max(most, pairs.length + 1))
  }

  return (
    <fieldset className="voice-group">
      <legend>Words to avoid</legend>
      <p className="field-hint">
        Not case-sensitive. English endings count, too: “leverage” finds “leveraging”. Where two
        rows disagree, the upper one wins.
      </p>
      {pairs.length === 0 ? (
        <p>No words yet.</p>
      ) : (
        // The heading is hidden from screen readers, because each field of a row has its own label.
        <p className="voice-pairs-head" aria-hidden="true">
          <span>Avoid</span>
          <span>Say instead</span>
        </p>
      )}
      <ol className="voice-pairs">
        {pairs.slice(0, most).map((pair, row) => (
          <PairRow
            // Rows have no id, so their index is the key.
            key={row}
            {...{ pair, row }}
            quarrel={quarrels.get(row)}
            error={errors[`rules.pairs.${row}.words`] ?? errors[`rules.pairs.${row}.instead`]}
            onChange={(changes) => change(row, changes)}
            onRaise={row === 0 ? undefined : () => raise(row)}
            onRemove={() => onChange(pairs.filter((_, nth) => nth !== row))}
          />
        ))}
      </ol>
      <div className="voices-ways">
        {pairs.length > most && (
          <Button size="s" onClick={() => setMost(most + 4 * SHOWN)}>
            {`Show more of ${pairs.length}`}
          </Button>
        )}
        <Button size="s" icon={<Plus />} disabled={pairs.length >= VOICES.pairs} onClick={add}>
          Add words
        </Button>
      </div>
    </fieldset>
  )
}

interface PairRowProps {
  pair: WordPair
  row: number
  quarrel: string | undefined
  error: string | undefined
  onChange: (changes: Partial<WordPair>) => void
  onRaise: (() => void) | undefined
  onRemove: () => void
}

function PairRow({ pair, row, quarrel, error, onChange, onRaise, onRemove }: PairRowProps) {
  const id = useId()
  const says = error ?? quarrel
  const wires = { className: 'control', type: 'text', dir: 'auto', maxLength: 500 } as const
  return (
    <li>
      <input
        {...wires}
        value={pair.words}
        placeholder="Instead of"
        aria-label={`Avoid, row ${row + 1}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={says ? id : undefined}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <input
        {...wires}
        value={pair.instead}
        placeholder="You decide"
        aria-label={`Say instead, row ${row + 1}`}
        onChange={({ target }) => onChange({ instead: target.value })}
      />
      <span>
        <IconButton
          size="s"
          label={`Move row ${row + 1} up`}
          icon={<ChevronUp />}
          disabled={!onRaise}
          onClick={onRaise}
        />
        <IconButton size="s" label={`Remove row ${row + 1}`} icon={<Trash2 />} onClick={onRemove} />
      </span>
      {says && (
        <p id={id} className={error ? 'field-error' : 'field-hint'}>
          {says}
        </p>
      )}
    </li>
  )
}
