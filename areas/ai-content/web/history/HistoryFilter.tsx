import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { ListFilter } from '#web/ui/more-icons.ts'
import { contentStatuses, contentTones, contentTypes } from '../../choices.ts'
import type { DraftSearch } from '../../contracts/drafts.ts'
import { optionsOf, statusWords, toneWords, typeWords } from '../content-words.ts'

interface HistoryFilterProps {
  asked: DraftSearch
  onChange: (asked: DraftSearch) => void
}

const shelves = [
  { value: 'active', label: 'Texts' },
  { value: 'deleted', label: 'Bin' },
] as const

/**
 * Filters the history; an empty choice does not filter. On a phone, a button opens all filters but
 * the search.
 */
export function HistoryFilter({ asked, onChange }: HistoryFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const change = (changes: Partial<Record<keyof DraftSearch, unknown>>) => {
    const next = Object.entries({ ...asked, ...changes }).filter(
      ([, value]) => value !== '' && value !== undefined && !Number.isNaN(value),
    )
    onChange(Object.fromEntries(next))
  }
  const any = (label: string) => ({ value: '', label })
  return (
    <div
      className="content-filter"
      data-open={isOpen || undefined}
      role="group"
      aria-label="Filter"
    >
      <div className="content-filter-head">
        <SearchBox
          label="Search titles"
          value={asked.search ?? ''}
          onChange={(search) => change({ search })}
        />
        <Segmented
          label="Shelf"
          options={shelves}
          value={asked.shelf ?? 'active'}
          onChange={(shelf) => change({ shelf })}
        />
        <Button
          className="content-filter-toggle"
          icon={<ListFilter />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Filter
        </Button>
      </div>
      <div className="content-filter-fields">
        <Field label="Type">
          <Select
            options={[any('All types'), ...optionsOf(contentTypes, typeWords)]}
            value={asked.type ?? ''}
            onChange={(type) => change({ type })}
          />
        </Field>
        <Field label="Status">
          <Select
            options={[any('Any status'), ...optionsOf(contentStatuses, statusWords)]}
            value={asked.status ?? ''}
            onChange={(status) => change({ status })}
          />
        </Field>
        <Field label="Tone">
          <Select
            options={[any('All tones'), ...optionsOf(contentTones, toneWords)]}
            value={asked.tone ?? ''}
            onChange={(tone) => change({ tone })}
          />
        </Field>
        <Field label="At least (words)">
          <TextInput
            inputMode="numeric"
            value={asked.leastWords ?? ''}
            onChange={({ target }) => change({ leastWords: numberIn(target.value) })}
          />
        </Field>
        <Field label="At most (words)">
          <TextInput
            inputMode="numeric"
            value={asked.mostWords ?? ''}
            onChange={({ target }) => change({ mostWords: numberIn(target.value) })}
          />
        </Field>
      </div>
    </div>
  )
}

function numberIn(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '').slice(0, 7)
  return digits === '' ? undefined : Number(digits)
}
