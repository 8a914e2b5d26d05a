import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { storeChosenType } from '../../features/account/chosenType.ts'
import RegisterForm from '../../features/account/RegisterForm.tsx'
import { ProviderButtons, useProviders } from '../../features/oauth/ProviderButtons.tsx'

export default function Register() {
  const [search] = useSearchParams()
  useEffect(() => storeChosenType(search), [search])
  return <RegisterForm providers={<ProviderButtons providers={useProviders()} />} />
}
