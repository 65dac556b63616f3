import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { NavIcon } from '@contract/routes/content'
import { contentApi, type HomeDressing } from '@/features/content/api/content.api'
import { hasSessionEnded } from '@/features/session/session.slice'

/** A tab bar icon from the configuration. */
export interface TabBarItem {
  id: string
  name: string
  icon: string
  orderDetailUrl: string
}
export interface HomeDialogInfo {
  isShow: boolean
  picUrl: string
}

interface ShellState {
  tabBarInfo: TabBarItem[]
  currentTabIndex: number
  homeDialogInfo: HomeDialogInfo
  /** Whether the home dialog may still be shown in this launch. */
  showHomeDialog: boolean
  /** Number of orders that need action: badge of the tab "mine" in the browser. */
  mineCount: number
  /** Days of mourning: the app is shown without colour. */
  isGrey: boolean
  loading: boolean
  /** The device is offline, or the last call did not reach the server. */
  isNetworkLost: boolean
}

const initialState: ShellState = {
  tabBarInfo: [],
  currentTabIndex: 0,
  homeDialogInfo: { isShow: false, picUrl: '' },
  showHomeDialog: true,
  mineCount: 0,
  isGrey: false,
  loading: false,
  isNetworkLost: false,
}

const withSlash = (url: string) => (url === '' || url.startsWith('/') ? url : `/${url}`)

const dress = (state: ShellState, { isGrey }: HomeDressing) => {
  state.isGrey = isGrey
}

/** The part of an upserted cache entry in use. */
interface UpsertedEntry {
  queryDescription: { endpointName: string }
  value: unknown
}

const receive = (state: ShellState, entries: readonly NavIcon[]) => {
  state.tabBarInfo = entries.map(({ id, name, icon, link }) => ({
    id,
    name,
    icon,
    orderDetailUrl: withSlash(link),
  }))
}

const shell = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    tabOpened(state, { payload }: PayloadAction<number>) {
      state.currentTabIndex = payload
    },
    mineCounted(state, { payload }: PayloadAction<number>) {
      state.mineCount = payload
    },
    homeDialogReceived(state, { payload }: PayloadAction<HomeDialogInfo>) {
      state.homeDialogInfo = payload
    },
    homeDialogClosed(state) {
      state.showHomeDialog = false
    },
    /** Restores the home page's theme and layout last stored on the device. */
    dressingRestored(state, { payload }: PayloadAction<HomeDressing>) {
      dress(state, payload)
    },
    loadingStarted(state) {
      state.loading = true
    },
    loadingEnded(state) {
      state.loading = false
    },
    networkLost(state) {
      state.isNetworkLost = true
    },
    networkFound(state) {
      state.isNetworkLost = false
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(hasSessionEnded, (state) => {
      state.mineCount = 0
    })
    builder.addMatcher(contentApi.endpoints.decorationConfig.matchFulfilled, (state, { payload }) => {
      dress(state, payload)
    })
    builder.addMatcher(contentApi.endpoints.navigationBar.matchFulfilled, (state, { payload }) => {
      receive(state, payload)
    })
    // answers from the HTML or an earlier visit enter the cache without a fulfilled call
    builder.addMatcher(contentApi.util.upsertQueryEntries.match, (state, { payload }) => {
      // the action's type declares its prepare arguments, not its payload
      const entries = payload as unknown as readonly UpsertedEntry[]
      const read = entries.find(({ queryDescription }) => queryDescription.endpointName === 'navigationBar')
      if (read) receive(state, read.value as NavIcon[])
    })
  },
})

export const {
  tabOpened,
  mineCounted,
  homeDialogReceived,
  homeDialogClosed,
  dressingRestored,
  loadingStarted,
  loadingEnded,
  networkLost,
  networkFound,
} = shell.actions
export const shellReducer = shell.reducer

interface Root {
  shell: ShellState
}
export const selectTabBarInfo = (state: Root): TabBarItem[] => state.shell.tabBarInfo
export const selectCurrentTabIndex = (state: Root): number => state.shell.currentTabIndex
export const selectHomeDialogInfo = (state: Root): HomeDialogInfo => state.shell.homeDialogInfo
export const selectMineCount = (state: Root): number => state.shell.mineCount
export const selectIsGrey = (state: Root): boolean => state.shell.isGrey
export const selectLoading = (state: Root): boolean => state.shell.loading
export const selectIsNetworkLost = (state: Root): boolean => state.shell.isNetworkLost
/** The dialog is shown only when both `isShow` and `picUrl` are set, and once per launch. */
export const selectIsHomeDialogOpen = ({ shell: { homeDialogInfo, showHomeDialog } }: Root): boolean =>
  showHomeDialog && homeDialogInfo.isShow && homeDialogInfo.picUrl !== ''
