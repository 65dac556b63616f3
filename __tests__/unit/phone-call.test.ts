import Taro from '@tarojs/taro'
import { callPhone } from '@/platform/phone-call'

test('a number is dialled without its formatting; a device that cannot call reports it', async () => {
  const dial = jest
    .spyOn(Taro, 'makePhoneCall')
    .mockResolvedValueOnce({ errMsg: 'makePhoneCall:ok' })
    .mockRejectedValueOnce(new Error('makePhoneCall:fail'))
  expect(await callPhone('+852 3000 0101')).toBe(true)
  expect(dial).toHaveBeenCalledWith({ phoneNumber: '+85230000101' })
  expect(await callPhone('(02) 2720-8889')).toBe(false)
  expect(dial).toHaveBeenLastCalledWith({ phoneNumber: '0227208889' })
})
