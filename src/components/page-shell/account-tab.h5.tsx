import { View } from '@tarojs/components'
import { type ComponentType, useRef, useState } from 'react'
import { linkElement } from '@/platform/first-screen'
import { Tappable, type TappableProps } from '../tappable'
import { webProps } from '../web-props'
import styles from './desktop-header.module.scss'
import { type AccountMenuProps, useShellNavigation } from './shell-navigation'

type Menu = ComponentType<AccountMenuProps>
interface FocusMove {
  relatedTarget: Node | null
}

/**
 * The tab "mine" as a button that opens the account menu, whose code is loaded when the pointer or the focus comes
 * near. When it cannot be loaded, and in the first screen's HTML, it is a link to the page.
 */
export function AccountTab(link: TappableProps) {
  const { loadAccountMenu: load } = useShellNavigation()
  const root = useRef<HTMLElement>(null)
  const [menu, setMenu] = useState<{ Menu: Menu; startsAtEnd: boolean } | null>(null)
  if (!load || linkElement) return <Tappable {...link} />
  const prepare = () => {
    load().catch(() => undefined)
  }
  const open = (startsAtEnd: boolean) => {
    load().then((Menu) => setMenu({ Menu, startsAtEnd }), link.onClick)
  }
  const close = (isLeft?: boolean) => {
    setMenu(null)
    if (!isLeft) root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  return (
    <View
      ref={root}
      className={styles.account}
      {...webProps({
        onPointerEnter: prepare,
        onFocus: prepare,
        onBlur: ({ relatedTarget }: FocusMove) => {
          if (relatedTarget && !root.current?.contains(relatedTarget)) close(true)
        },
      })}
    >
      <Tappable
        {...link}
        role="button"
        hasMenu
        expanded={menu !== null}
        href={undefined}
        onClick={() => (menu ? close() : open(false))}
        onKeyDown={(key) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') open(key === 'ArrowUp')
          else if (key === 'Escape' && menu) close()
        }}
      />
      {menu && <menu.Menu label={String(link.children)} startsAtEnd={menu.startsAtEnd} onClose={close} />}
    </View>
  )
}
