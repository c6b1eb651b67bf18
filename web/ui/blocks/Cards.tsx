import './Cards.css'
import type { ReactNode } from 'react'
import { PageLink } from '../../place/page.tsx'

interface CardsProps {
  label: string
  /** The least width of a card: `l` is for cards with a paragraph of text. */
  size?: 'm' | 'l'
  children: ReactNode
}

/** Things side by side that can each be opened or chosen. For screen readers, they are a list. */
export function Cards({ label, size = 'm', children }: CardsProps) {
  return (
    <ul className={`cards cards-${size}`} aria-label={label}>
      {children}
    </ul>
  )
}

interface CardProps {
  title: string
  icon?: ReactNode
  /** Content beside the icon, such as a badge. */
  mark?: ReactNode
  /** Words above the title, such as a category. */
  kicker?: ReactNode
  /** The page that a press on the card opens. */
  page?: string
  children?: ReactNode
  /** Content at the bottom of the card, below a text of any length. */
  foot?: ReactNode
}

export function Card({ title, icon, mark, kicker, page, children, foot }: CardProps) {
  return (
    <li className={page === undefined ? 'card' : 'card card-link'}>
      {(icon !== undefined || mark !== undefined) && (
        <div className="card-head">
          {icon}
          {mark}
        </div>
      )}
      {kicker !== undefined && <p className="card-kicker">{kicker}</p>}
      <h3>{page === undefined ? title : <PageLink page={page}>{title}</PageLink>}</h3>
      {children}
      {foot !== undefined && <div className="card-foot">{foot}</div>}
    </li>
  )
}
