import { Component, type PropsWithChildren } from 'react'

/** Omits a part of a page that fails to render (data of an unknown kind); the rest of the page remains. */
export class BlockBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  // a class field would add four helpers of Babel to home's scripts
  constructor(props: PropsWithChildren) {
    super(props)
    this.state = { hasFailed: false }
  }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
