import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { accountPaths } from '../account.paths.ts';

const STEP = 'step';
const addressOf = (step: number) => ({ pathname: accountPaths.signUp(), search: step > 1 ? `?${STEP}=${step}` : '' });

/** Each step is an entry of the history, so that the browser's own Back leads from one to the one before. */
export const useWizardSteps = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // It outlives a reload: whoever is sent back from step 2 then has step 1 behind them once more.
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

/** How many entries of this app lie behind; the router counts them in the browser's history. */
const placeInHistory = () => {
  const { idx }: { idx?: unknown } = window.history.state ?? {};
  return typeof idx === 'number' ? idx : 0;
};
