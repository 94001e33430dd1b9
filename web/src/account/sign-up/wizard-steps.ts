import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const STEP = 'step';
const addressOf = (step: number) => ({ pathname: accountPaths.signUp(), search: step > 1 ? `?${STEP}=${step}` : '' });

/** Makes each step an entry of the history, so that the browser's Back button leads to the step before. */
export const useWizardSteps = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Kept across a reload: a person sent back from step 2 then has step 1 twice in the history.
  const isStepBehind = location.state?.isStepBehind === true;
  const isAfterStep = { isStepBehind: true };

  return {
    asked: Number(search.get(STEP) ?? 1),
    toStart: { to: addressOf(1), replace: true, state: location.state },
    goOn: () => navigate(addressOf(2), { state: isAfterStep }),
    goBack: () => navigate(-1),
    finish: () => navigate(addressOf(3), { replace: true, state: isAfterStep }),
    leave: () => {
      const back = isStepBehind ? 2 : 1;
      return placeInHistory() >= back ? navigate(-back) : navigate(accountPaths.signIn());
    },
  };
};

/** Returns the number of entries of this app before the current one. The router stores it in the history state. */
const placeInHistory = () => {
  const { idx }: { idx?: unknown } = window.history.state ?? {};
  return typeof idx === 'number' ? idx : 0;
};
