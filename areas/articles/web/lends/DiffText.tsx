import './DiffText.css'
import { Fragment } from 'react'
import type { DiffPiece } from '../../contracts/revisions.ts'

/**
 * A text with its changes marked by lines and color, and in words for screen readers. The element
 * around it must have the class `diff-text`.
 */
export function DiffText({ pieces }: { pieces: readonly DiffPiece[] }) {
  return pieces.map((piece, place) => <Piece key={place} piece={piece} />)
}

function Piece({ piece: { kind, text } }: { piece: DiffPiece }) {
  switch (kind) {
    case 'added':
      return (
        <ins>
          <span className="visually-hidden">added: </span>
          {text}
          <span className="visually-hidden">, end of added</span>
        </ins>
      )
    case 'removed':
      return (
        <del>
          <span className="visually-hidden">removed: </span>
          {text}
          <span className="visually-hidden">, end of removed</span>
        </del>
      )
    case 'skipped':
      return (
        <span className="diff-skipped">
          <span aria-hidden="true"> … </span>
          <span className="visually-hidden"> unchanged words left out </span>
        </span>
      )
    case 'same':
      return <Fragment>{text}</Fragment>
  }
}
