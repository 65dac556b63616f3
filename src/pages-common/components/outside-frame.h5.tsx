import styles from './outside-frame.module.scss'

/** An external page in a sandboxed frame: it may run its own scripts without access to ours. */
export function OutsideFrame({ url, title }: { url: string; title: string }) {
  return (
    <iframe
      className={styles.frame}
      src={url}
      title={title}
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}
