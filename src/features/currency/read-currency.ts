import { currencyModes } from '@contract/constants/enums'
import { configApi } from '@/features/shop-config/api/config.api'
import type { AppDispatch } from '@/store/reducer'

/** Reads whether a second currency is shown, and its rate; calls at the same time share one read. */
export async function readCurrency(dispatch: AppDispatch): Promise<void> {
  const { currency, exchangeRate } = configApi.endpoints
  const { data } = await dispatch(currency.initiate(undefined, { subscribe: false }))
  if (data?.currency === currencyModes.withSecond)
    void dispatch(exchangeRate.initiate('CNY', { subscribe: false }))
}
