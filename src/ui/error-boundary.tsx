import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Shown in place of what failed to render. */
  fallback: ReactNode
  children: ReactNode
}

/** Renders its children, or a fallback once one of them has failed to render. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
