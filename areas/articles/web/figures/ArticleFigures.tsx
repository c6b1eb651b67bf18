import './ArticleFigures.css'
import { useId } from 'react'
import { ArrowRight } from '#web/ui/more-icons.ts'
import type { ArticleFigures as Figures, Coverage } from '../../contract.ts'
import { CitedText } from '../lends/CitedText.tsx'

interface ArticleFiguresProps {
  figures: Figures
  coverage: readonly Coverage[]
}

/**
 * Lists figures on which the reports differ: those that newer reports replaced, and those on which
 * sources disagree.
 */
export function ArticleFigures({ figures, coverage }: ArticleFiguresProps) {
  const { replaced, differing } = figures
  const headingId = useId()
  return (
    <section className="told-figures" aria-labelledby={headingId}>
      <h3 id={headingId}>{differing.length > 0 ? 'Sources differ' : 'Updated figures'}</h3>
      {differing.map((told, index) => (
        <ul key={index} className="told-figures-values">
          {told.map((figure, nth) => (
            <li key={nth}>
              <Words figure={figure} coverage={coverage} />
            </li>
          ))}
        </ul>
      ))}
      {replaced.length > 0 && differing.length > 0 && <h4>Updated figures</h4>}
      {replaced.length > 0 && (
        <ul className="told-figures-replaced">
          {replaced.map(({ before, after }, index) => (
            <li key={index}>
              <Words when="Before" figure={before} coverage={coverage} />
              <ArrowRight aria-hidden="true" />
              <Words when="Now" figure={after} coverage={coverage} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface WordsProps {
  when?: 'Before' | 'Now'
  figure: Figures['differing'][number][number]
  coverage: readonly Coverage[]
}

function Words({ when, figure: { outlet, words }, coverage }: WordsProps) {
  return (
    <div
      className={when === 'Before' ? 'told-figures-words' : 'told-figures-words told-figures-now'}
    >
      <p className="meta">{when ? `${when}, ${outlet.name}` : outlet.name}</p>
      <CitedText className="told-figures-text" paragraphs={[[words]]} coverage={coverage} />
    </div>
  )
}
