import { contentApi } from '@/api/content.api'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** A navigation icon of the tab bar information. */
export interface TabBarItem { id: string; name: string; icon: string; orderDetailUrl: string }
export interface HomeDialogInfo { isShow: boolean; picUrl: string }

interface ShellState {
  tabBarInfo: TabBarItem[]
  currentTabIndex: number
  homeDialogInfo: HomeDialogInfo
  /** Whether the home dialog may be shown in this launch. */
  showHomeDialog: boolean
  loading: boolean
  /** The device is offline, or the last call did not reach the server. */
  isNetworkLost: boolean
}

const initialState: ShellState = { tabBarInfo: [], currentTabIndex: 0, homeDialogInfo: { isShow: false, picUrl: '' }, showHomeDialog: true, loading: false, isNetworkLost: false }

const withSlash = (url: string) => (url === '' || url.startsWith('/') ? url : `/${url}`)

const shell = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    tabOpened(state, { payload }: PayloadAction<number>) { state.currentTabIndex = payload },
    homeDialogReceived(state, { payload }: PayloadAction<HomeDialogInfo>) { state.homeDialogInfo = payload },
    homeDialogClosed(state) { state.showHomeDialog = false },
    loadingStarted(state) { state.loading = true },
    loadingEnded(state) { state.loading = false },
    networkLost(state) { state.isNetworkLost = true },
    networkFound(state) { state.isNetworkLost = false }
  },
  extraReducers: (builder) => {
    builder.addMatcher(contentApi.endpoints.navigationBar.matchFulfilled, (state, { payload }) => {
      state.tabBarInfo = payload.map(({ id, name, icon, link }) => ({ id, name, icon, orderDetailUrl: withSlash(link) }))
    })
  }
})

export const { tabOpened, homeDialogReceived, homeDialogClosed, loadingStarted, loadingEnded, networkLost, networkFound } = shell.actions
export const shellReducer = shell.reducer

interface Root { shell: ShellState }
export const selectTabBarInfo = (state: Root): TabBarItem[] => state.shell.tabBarInfo
export const selectCurrentTabIndex = (state: Root): number => state.shell.currentTabIndex
export const selectHomeDialogInfo = (state: Root): HomeDialogInfo => state.shell.homeDialogInfo
export const selectLoading = (state: Root): boolean => state.shell.loading
export const selectIsNetworkLost = (state: Root): boolean => state.shell.isNetworkLost
/** The dialog shows only when both `isShow` and `picUrl` are set, and once per launch. */
export const selectIsHomeDialogOpen = ({ shell: { homeDialogInfo, showHomeDialog } }: Root): boolean => showHomeDialog && homeDialogInfo.isShow && homeDialogInfo.picUrl !== ''
