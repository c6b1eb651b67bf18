import './Joining.css'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import type { ReactNode } from 'react'
import type { Moment } from '../../contract.ts'
import { ArticleLink } from '../lends/ArticleLink.tsx'
import { WhenTold } from './WhenTold.tsx'

interface AskedOfOthersProps {
  title: string
  others: readonly Moment[]
  /** Makes the buttons with possible answers about one of the other articles. */
  answersOf: (other: Moment) => ReactNode
  error: Error | null
}

/** A list of other articles, each with buttons for the reader's answer. */
export function AskedOfOthers({ title, others, answersOf, error }: AskedOfOthersProps) {
  return (
    <section className="perhaps-same">
      <h3>{title}</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <h4>
              <ArticleLink article={other} />
            </h4>
            <WhenTold moment={other} />
            {answersOf(other)}
          </li>
        ))}
      </ul>
      <FormError of={error} />
    </section>
  )
}
