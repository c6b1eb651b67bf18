import './ArticleKeywords.css'
import { Button } from '#web/ui/controls/Button.tsx'
import { waysToWrite } from '#engine/names/aliases.ts'
import type { ArticleKeywords as Keywords } from '../contract.ts'
import { useFeedPage } from './lends/use-feed-page.ts'

const kinds = [
  ['person', 'People'],
  ['organisation', 'Organizations'],
  ['place', 'Places'],
] as const

const ALSO_WORDS = new Set(['us', 'who', 'ice', 'un', 'la', 'dc', 'america', 'fed'])

/** A list of the article's keywords. Choosing one searches for it. */
export function ArticleKeywords({ keywords: { names, phrases } }: { keywords: Keywords }) {
  const groups = [
    ...kinds.map(([kind, label]) => ({
      label,
      words: names.filter((name) => name.kind === kind).map(({ name }) => name),
    })),
    { label: 'Keyphrases', words: phrases },
  ].filter(({ words }) => words.length > 0)
  return (
    <section className="article-keywords" aria-label="In this article">
      {groups.map(({ label, words }) => (
        <Chips key={label} label={label} words={words} />
      ))}
    </section>
  )
}

/** Makes a search for all spellings of a name, except those that are other words in lower case. */
function searchOf(name: string): string {
  const ways = waysToWrite(name).filter((way) => !ALSO_WORDS.has(way.toLowerCase()))
  return ways.map((way) => `"${way}"`).join(' or ')
}

function Chips({ label, words }: { label: string; words: string[] }) {
  const { searchFor } = useFeedPage()
  return (
    <div role="group" aria-label={label}>
      <span className="meta">{label}</span>
      <div>
        {words.map((word) => (
          <Button
            key={word}
            size="s"
            title={`Search for ${word}`}
            onClick={() => searchFor(searchOf(word))}
          >
            <span dir="auto">{word}</span>
          </Button>
        ))}
      </div>
    </div>
  )
}
