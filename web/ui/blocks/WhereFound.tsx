import { Component, type ReactNode } from 'react'
import { Problem } from '#core/problem.ts'

interface WhereFoundProps {
  /** The content in place of something that is not there, or no longer. */
  gone: (problem: Problem) => ReactNode
  children: ReactNode
}

/** Shows its content; if that is not found, `gone` instead. Other errors pass through. */
export class WhereFound extends Component<WhereFoundProps> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof Problem && error.kind === 'not-found') return this.props.gone(error)
    throw error
  }
}
