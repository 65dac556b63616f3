import '@testing-library/jest-dom'
import { Input, View } from '@tarojs/components'
import { eventCenter } from '@tarojs/runtime'
// Not from /react, because its act() environment never flushes the app's own root
import { configure, fireEvent, screen, waitFor } from '@testing-library/dom'
import { useState } from 'react'
import App from '@/app'
import appConfig from '@/app.config'
import { useLoginGuard } from '@/features/session/hooks/use-login-guard'
import { signedIn, signedOut } from '@/features/session/session.slice'
import { chooseLanguage } from '@/i18n/engine'
import { useText } from '@/i18n/use-text'
import { finishLogin } from '@/navigation/login-flow'
import { back, currentRoute, go, openLink, switchTo } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { usePageParams } from '@/navigation/use-page-params'
import { configureClient } from '@/platform/config'
import { useAppDispatch } from '@/store/hooks'
import { startTransport } from '../support/error-catalogue/transport'
import { newProfile, newSession } from '../support/session-sample'
import { bootApp } from '../support/taro-app'

configure({ asyncUtilTimeout: 10_000 })

const booked: string[] = []

function FormPage() {
  const guard = useLoginGuard()
  const { id } = usePageParams<{ id: string }>()
  const { t } = useText('common')
  const [name, setName] = useState('')
  return (
    <View>
      <Input value={name} placeholder="name" onInput={(event) => setName(event.detail.value)} />
      <View onClick={() => guard(() => booked.push(`${id} for ${name}`))}>book</View>
      <View>form:{t('dialog.confirm')}</View>
    </View>
  )
}

function LoginPage() {
  const dispatch = useAppDispatch()
  const signIn = () => {
    dispatch(signedIn(newSession(newProfile())))
    finishLogin()
  }
  return <View onClick={signIn}>sign in here</View>
}

const page = (text: string) => () => ({ default: () => <View>{text}</View> })
let transport: Awaited<ReturnType<typeof startTransport>>
let app: ReturnType<typeof bootApp>
let signOut: () => void
function Inside() {
  const dispatch = useAppDispatch()
  signOut = () => void dispatch(signedOut())
  return null
}

const arrive = (route: string) => waitFor(() => expect(currentRoute()).toBe(route))
// closed pages leave the document a moment later; the form page is the last of its kind
const input = () => [...document.querySelectorAll<HTMLInputElement>('input')].pop()!

beforeAll(async () => {
  transport = await startTransport()
  // answers to the app's own reads would be malformed here, and their dialog would precede the prompt
  transport.state.play = 'hang'
  configureClient({ apiHost: transport.host })
  await chooseLanguage('en')
  app = bootApp({
    app: App,
    inside: <Inside />,
    config: appConfig as never,
    pages: {
      'pages/Home/index': page('home page'),
      'pages/Shops/index': page('shops page'),
      'pages/Commodity/index': page('goods page'),
      'pages/Mine/index': () => ({ default: FormPage }),
      'pages-goods/goods-detail/goods-detail': () => ({ default: FormPage }),
      'pages-mine/login/login': () => ({ default: LoginPage }),
      'pages-common/not-found': page('no such page'),
    },
  })
  await waitFor(() => expect(screen.getByText('home page')).toBeInTheDocument())
})
beforeEach(async () => {
  signOut()
  booked.length = 0
  await app.Taro.reLaunch({ url: routes.home })
  await arrive(routes.home)
  await waitFor(() => expect(screen.queryByText('book')).not.toBeInTheDocument())
})
afterAll(async () => {
  app.stop()
  await transport.stop()
})

test('cancelling the login prompt goes back', async () => {
  go(routes.goodsDetail, { id: '7' })
  await waitFor(() => expect(screen.getByText('book')).toBeInTheDocument())
  fireEvent.click(screen.getByText('book'))
  await waitFor(() => expect(screen.getByText('Not now')).toBeInTheDocument())
  fireEvent.click(screen.getByText('Not now'))
  await arrive(routes.home)
  await waitFor(() => expect(screen.queryByText('book')).not.toBeInTheDocument())
  expect(booked).toEqual([])
})

test('after the login the user is back in the unchanged form, and the action continues', async () => {
  go(routes.goodsDetail, { id: '體檢 7' })
  await waitFor(() => expect(screen.getByText('book')).toBeInTheDocument())
  fireEvent.input(input(), { target: { value: 'Chan Tai Man' } })
  fireEvent.click(screen.getByText('book'))
  await waitFor(() => expect(screen.getByText('Sign in')).toBeInTheDocument())
  // a second tap does not prompt twice
  fireEvent.click(screen.getByText('book'))
  expect(screen.getAllByText('Sign in')).toHaveLength(1)
  fireEvent.click(screen.getByText('Sign in'))
  await waitFor(() => expect(screen.getByText('sign in here')).toBeInTheDocument())
  fireEvent.click(screen.getByText('sign in here'))
  await arrive(routes.goodsDetail)
  await waitFor(() => expect(booked).toEqual(['體檢 7 for Chan Tai Man']))
  expect(input().value).toBe('Chan Tai Man')
  fireEvent.click(screen.getByText('book'))
  expect(booked).toHaveLength(2)
})

test('on a slow device the action waits until the page below is the visible one', async () => {
  go(routes.goodsDetail, { id: '7' })
  await waitFor(() => expect(screen.getByText('book')).toBeInTheDocument())
  fireEvent.click(screen.getByText('book'))
  await waitFor(() => expect(screen.getByText('Sign in')).toBeInTheDocument())
  fireEvent.click(screen.getByText('Sign in'))
  await waitFor(() => expect(screen.getByText('sign in here')).toBeInTheDocument())
  const trigger = eventCenter.trigger.bind(eventCenter)
  const shows: (() => void)[] = []
  const triggered = jest.spyOn(eventCenter, 'trigger').mockImplementation((event, ...rest) => {
    if (event === '__taroPageOnShowAfterDestroyed') shows.push(() => trigger(event, ...rest))
    else trigger(event, ...rest)
    return eventCenter
  })
  fireEvent.click(screen.getByText('sign in here'))
  await arrive(routes.goodsDetail)
  await waitFor(() => expect(shows).toHaveLength(1))
  // several turns, in which the pending action and its follow-up read have run
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 25))
  expect(booked).toEqual([])
  triggered.mockRestore()
  shows.forEach((show) => show())
  await waitFor(() => expect(booked).toHaveLength(1))
})

test('a language switch reaches every open page and the tab bar', async () => {
  go(routes.goodsDetail, { id: '7' })
  await waitFor(() => expect(screen.getByText('form:Confirm')).toBeInTheDocument())
  await chooseLanguage('fr')
  await waitFor(() => expect(screen.getByText('form:Confirmer')).toBeInTheDocument())
  expect(document.documentElement.lang).toBe('fr')
  await chooseLanguage('en')
  await waitFor(() => expect(screen.getByText('form:Confirm')).toBeInTheDocument())
})

test('cancelling on Mine opens home, and so does going back without history', async () => {
  switchTo(routes.mine)
  await arrive(routes.mine)
  await waitFor(() => expect(screen.getByText('book')).toBeInTheDocument())
  fireEvent.click(screen.getByText('book'))
  await waitFor(() => expect(screen.getByText('Not now')).toBeInTheDocument())
  fireEvent.click(screen.getByText('Not now'))
  await arrive(routes.home)
  switchTo(routes.shops)
  await arrive(routes.shops)
  back()
  await arrive(routes.home)
})

test('a link of the server opens its page; one without a page does not', async () => {
  expect(openLink('/pages-none/no-such-page')).toBe(false)
  expect(openLink('pages-goods/goods-detail/goods-detail?id=9')).toBe(true)
  await arrive(routes.goodsDetail)
  back()
  await arrive(routes.home)
})

test('an unknown address shows the not-found page', async () => {
  window.location.hash = '#/no/such/page'
  await waitFor(() => expect(screen.getByText('no such page')).toBeInTheDocument())
  expect(currentRoute()).toBe(routes.notFound)
})
