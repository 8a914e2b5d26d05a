import { useTranslation } from '../../lib/translation.tsx'

/** Whether the browser decodes Apple's format: WebKit alone does, which is every browser of an iPhone. */
const decodesHeic = (): boolean => navigator.vendor.startsWith('Apple')

/** What a person can do about a photo that the browser cannot open depends on the device. */
const getDevice = () =>
  /Android/.test(navigator.userAgent) ? 'android' : /Mac OS X/.test(navigator.userAgent) ? 'mac' : 'other'

/** Texts about HEIC that fit this device: the formats that are accepted, and what to do about a photo that is not. */
export function useHeicTexts() {
  const { t } = useTranslation()
  return {
    formats: t(decodesHeic() ? 'image.formatsWithHeic' : 'image.formats'),
    advice: t(`image.heic.${getDevice()}`),
  }
}
