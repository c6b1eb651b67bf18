import './ListingEditor.css'
import { useState } from 'react'
import { useTried } from '../site-rules/use-tried.ts'
import { count } from '#web/ui/count.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { listings, type ListingDraft, type Listings } from '../../contracts/listings.ts'

interface ListingEditorProps {
  address: string
  /** The reader's rule; null until the reader chooses one, while the most likely list is shown. */
  rule: ListingDraft | null
  onChange: (rule: ListingDraft) => void
  /** Renders the part below the selectors, given the rule that is shown and its articles. */
  children: (shown: { rule: ListingDraft | null; answer: Listings | null }) => React.ReactNode
}

const PARTS = [
  { part: 'item', label: 'Articles', hint: 'The CSS selector of one article in the list.' },
  { part: 'title', label: 'Title', hint: 'Within an article. Empty, it is looked for.' },
  { part: 'link', label: 'Link', hint: 'Within an article. Empty, it is looked for.' },
  { part: 'date', label: 'Date', hint: 'Within an article. Empty, it is looked for.' },
] as const

const NO_RULE: ListingDraft = { item: '', title: '', link: '', date: '' }

/**
 * Chooses the list of articles on a page: one that was found, or one by typed selectors. Shows its
 * articles.
 */
export function ListingEditor({ address, rule, onChange, children }: ListingEditorProps) {
  // A rule without a selector for items cannot be tried.
  const asked = rule?.item === '' ? null : rule
  const [look] = useState(() => `look-${Math.random().toString(36).slice(2)}`)
  const { answer, problem, isPending } = useTried(listings.lookAtPage, {
    address,
    rule: asked,
    look,
  })
  const shown = rule ?? answer?.rule ?? null
  return (
    <div className="listing">
      <div className="listing-side">
        <p className="listing-said" role="status" data-tone={problem ? 'warn' : undefined}>
          {problem ?? (answer ? foundWords(answer) : 'Asking for the page …')}
        </p>
        {answer && answer.suggested.length > 0 && (
          <ul className="listing-lists" aria-label="Lists on this page">
            {answer.suggested.map((suggested) => (
              <li key={suggested.rule.item}>
                <button
                  type="button"
                  className="listing-list"
                  aria-pressed={isSame(suggested.rule, shown)}
                  title={suggested.rule.item}
                  onClick={() => onChange(suggested.rule)}
                >
                  <strong>{count(suggested.count, 'article')}</strong>
                  {suggested.titles.map((title, at) => (
                    <span key={at} dir="auto">
                      {title}
                    </span>
                  ))}
                </button>
              </li>
            ))}
          </ul>
        )}
        {(answer || rule) && (
          <details className="listing-selectors" open={answer?.suggested.length === 0}>
            <summary>Selectors</summary>
            {PARTS.map(({ part, label, hint }) => (
              <Field key={part} label={label} hint={hint}>
                <TextInput
                  dir="ltr"
                  spellCheck={false}
                  value={shown?.[part] ?? ''}
                  onChange={(event) =>
                    onChange({ ...(shown ?? NO_RULE), [part]: event.target.value })
                  }
                />
              </Field>
            ))}
          </details>
        )}
        {children({ rule: shown, answer })}
      </div>
      <section className="listing-page" aria-label="Articles found" aria-busy={isPending}>
        {answer ? <Entries entries={answer.entries} /> : !problem && <SkeletonLines count={8} />}
      </section>
    </div>
  )
}

function foundWords({ suggested, entries }: Listings): string {
  if (suggested.length === 0 && entries.length === 0)
    return 'No list of articles was found on this page. Name one by its selector, or look at another page of the site.'
  if (entries.length === 0) return 'These selectors find no article.'
  return suggested.length > 1 ? 'Choose the list that you want to follow.' : 'One list was found.'
}

function isSame(one: ListingDraft, other: ListingDraft | null): boolean {
  return other !== null && PARTS.every(({ part }) => one[part] === other[part])
}

function Entries({ entries }: Pick<Listings, 'entries'>) {
  return (
    <ol className="listing-entries">
      {entries.map(({ title, text, publishedTime }, at) => (
        <li key={at}>
          <p className="listing-title" dir="auto">
            {title}
          </p>
          {text && (
            <p className="listing-text" dir="auto">
              {text}
            </p>
          )}
          <p className="meta">{publishedTime ? <TimeAgo time={publishedTime} /> : 'No date'}</p>
        </li>
      ))}
    </ol>
  )
}
