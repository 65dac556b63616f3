import type { UserAddress } from '@contract/routes/addresses'
import { isPhone, phoneDigits } from '@contract/rules/phone'
import { hasForm, postalCodeForm } from '@contract/rules/text-forms'
import type { TextKey } from '@/i18n/text-keys'
import { hasDistricts, homeRegion } from '@/pages-shopping/address-text'
import { type FormRules, required } from '@/utils/form-rules'

/** A recipient in the form; '' for values that are not chosen yet. The names are those of the request. */
export interface AddressForm {
  userName: string
  phoneCode: string
  telNum: string
  provinceId: string
  cityId: string
  countyName: string
  detailInfo: string
  postalCode: string
  isDefault: boolean
}

export const emptyAddress: AddressForm = {
  userName: '',
  phoneCode: '+852',
  telNum: '',
  provinceId: homeRegion,
  cityId: '',
  countyName: '',
  detailInfo: '',
  postalCode: '',
  isDefault: false,
}

/** The form of a saved recipient. */
export const toAddressForm = (saved: UserAddress): AddressForm => ({
  userName: saved.userName,
  phoneCode: saved.phoneCode,
  telNum: saved.telNum,
  provinceId: saved.provinceId,
  cityId: saved.cityId,
  countyName: saved.countyName,
  detailInfo: saved.detailInfo,
  postalCode: saved.postalCode,
  isDefault: saved.isDefault,
})

/** The recipient as request body. */
export const sentAddress = (form: AddressForm): AddressForm => ({
  ...form,
  userName: form.userName.trim(),
  telNum: phoneDigits(form.telNum),
  countyName: form.countyName.trim(),
  detailInfo: form.detailInfo.trim(),
  postalCode: hasDistricts(form.provinceId) ? '' : form.postalCode.trim(),
})

/** In display order. */
export const addressRules: FormRules<AddressForm, TextKey<'pages-shopping'>> = {
  userName: [required('address.error.userName')],
  telNum: [
    required('address.error.telNum'),
    {
      error: 'address.error.telNumWrong',
      isValid: (text, { phoneCode }) => isPhone(phoneCode, phoneDigits(text)),
    },
  ],
  provinceId: [required('address.error.provinceId')],
  cityId: [
    {
      error: 'address.error.district',
      isValid: (cityId, { provinceId }) => cityId !== '' || !hasDistricts(provinceId),
    },
    required('address.error.cityId'),
  ],
  detailInfo: [required('address.error.detailInfo')],
  postalCode: [
    { error: 'address.error.postalCode', isValid: (code) => hasForm(postalCodeForm, code.trim()) },
  ],
}
