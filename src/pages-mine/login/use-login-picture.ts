import { isUnsent } from '@/api/api-error'
import { hasPassword, isPictureRefusal, type LoginForm } from './login-rules'
import { usePictureCode } from './use-picture-code'

interface LoginPictureOptions {
  form: LoginForm
  onAsked: () => void
  /** the entered picture code is no longer valid */
  onSpent: () => void
}

/** The picture code of the login page, when the server requires one. */
export function useLoginPicture({ form, onAsked, onSpent }: LoginPictureOptions) {
  const code = usePictureCode<'password' | 'codes'>(onAsked)
  // the server counts failures of passwords and of codes separately
  const use = hasPassword(form.way) ? 'password' : 'codes'
  const isAsked = code.askedFor === use

  const renew = () => {
    onSpent()
    void code.renew()
  }
  return {
    isAsked,
    image: code.picture,
    isLoading: code.isLoading,
    forget: code.forget,
    renew,
    /** After a refused call: requests a picture when the server requires one, else a new one. */
    renewAfter: (error: unknown) => {
      if (isPictureRefusal(error) && !isAsked) {
        onSpent()
        code.ask(use)
      } else if (isAsked && !isUnsent(error)) renew()
    },
    /** The picture code fields of a call. */
    answer: (): { pictureId?: string; pictureCode?: string } =>
      isAsked && code.picture
        ? { pictureId: code.picture.pictureId, pictureCode: form.pictureCode.trim() }
        : {},
  }
}
