import styles from './outside-frame.module.scss'

/** A page from outside, inside the app. It may run its own scripts, and do nothing to ours. */
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
