import { Component, type PropsWithChildren } from 'react'

/** A part of a page that cannot be drawn (data of a kind that is not known) is left out; the rest of the page stays. */
export class BlockBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
