/** The hook, provider and component of translated texts, in one place, so that the library behind them is named once. */
export { I18nextProvider as I18nProvider, Trans, useTranslation } from 'react-i18next'
