import { Component, type ReactNode } from 'react'
import { Problem } from '#core/problem.ts'

interface WhereFoundProps {
  /** The content to show instead of something that does not exist, or no longer does. */
  gone: (problem: Problem) => ReactNode
  children: ReactNode
}

/** Shows its content, or `gone` if the content was not found. Other errors are thrown again. */
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
