import { View } from '@tarojs/components'
import { ActionSheet } from '@/components/action-sheet'
import { Button } from '@/components/button'
import { CodeSheet } from '@/components/code-sheet'
import { PageShell } from '@/components/page-shell'
import { QueryGate } from '@/components/query-gate'
import { SkeletonPage } from '@/components/skeleton'
import { Toast } from '@/components/toast'
import { BookingSheet } from '@/features/booking/components/booking-sheet'
import { PersonChips } from '@/features/booking/components/person-chips'
import { SignInGate } from '@/features/session/components/sign-in-gate'
import { useText } from '@/i18n/use-text'
import { go } from '@/navigation/navigate'
import { routes } from '@/navigation/routes'
import { CourseCard } from '../components/course/course-card'
import { CoursePlan } from './course-plan'
import styles from './course.module.scss'
import { useCoursePage } from './use-course-page'

/** The vaccine courses of the family: every dose with its days, the next due first. */
export default function CoursePage() {
  const { t } = useText('pages-common')
  const page = useCoursePage()
  return (
    <PageShell
      title={t('course.title')}
      tab="mine"
      isNarrow={!page.isSignedIn && !page.spuId}
      overlay={
        <>
          <BookingSheet {...page.bookings.sheet} />
          <CodeSheet booking={page.bookings.codeOf} onClose={() => page.bookings.showCode(null)} />
          <ActionSheet {...page.contact.sheet} />
          <Toast {...page.toast} />
        </>
      }
    >
      {page.spuId ? (
        <CoursePlan spuId={page.spuId} />
      ) : !page.isSignedIn ? (
        <SignInGate icon="syringe" title={t('course.signInTitle')} text={t('course.signInText')} />
      ) : (
        <View className={styles.list}>
          {page.persons && page.persons.length > 1 && (
            <PersonChips persons={page.persons} personId={page.personId} onChoose={page.setPersonId} />
          )}
          <QueryGate
            state={page.state}
            skeleton={<SkeletonPage kind="cards" count={2} />}
            empty={{
              kind: 'appointments',
              title: t('course.empty'),
              text: t('course.emptyText'),
              action: <Button onClick={() => go(routes.classification)}>{t('course.browse')}</Button>,
            }}
          >
            {(courses) => (
              <View className={styles.grid}>
                {courses.map((course) => (
                  <CourseCard key={course.id} course={course} today={page.today} acts={page.acts} />
                ))}
              </View>
            )}
          </QueryGate>
        </View>
      )}
    </PageShell>
  )
}
